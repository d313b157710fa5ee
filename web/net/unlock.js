// A link to a private table lets its holder in: the secret goes to the server once and comes back as a cookie.
// @ts-check

/** The page says that there is no such table; it may be one that only people with a link may know of. */
export async function unlock() {
  const id = /^\/t\/([0-9a-z]{26})$/.exec(location.pathname)?.[1];
  const [, watches, secret] = /^#(watch=)?([0-9a-z]{52})$/.exec(location.hash) ?? [];
  if (!id || !secret) return;
  try {
    // A browser that keeps no cookies would come back here for ever.
    if (sessionStorage.getItem("unlocked") === id) return;
    sessionStorage.setItem("unlocked", id);
  } catch {
    return;
  }
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ secret });
  const answer = await fetch(`/api/tables/${id}/watch`, { method: "POST", headers, body });
  if (!answer.ok) return;
  // The secret of a seat is still wanted there.
  if (watches) history.replaceState(null, "", location.pathname);
  location.reload();
}
