//! Many games at once: actions in; observations, masks, rewards and ends out, in arrays that stay the same.

pub(crate) mod pool;

use crate::errors::{raise, said};
use crate::json::from_python;
use crate::registry::{self, fresh_seed, luck_of};
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player};
use castellan_core::seat::SEATS_MAX;
use castellan_core::table::Setup;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pool::{Out, Pool, Reward, Settings};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::json;

/// Arrays of more bytes than this are a mistake.
const BYTES_MAX: usize = 1 << 36;

/// Many games of one kind.
#[pyclass(module = "castellan")]
pub(crate) struct VectorEnv {
    pool: Box<dyn Pool>,
    num_envs: usize,
    /// How long the arrays were made: somebody may have made them shorter.
    lengths: [usize; 6],
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    #[pyo3(get)]
    final_scores: Py<PyArray2<i32>>,
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, *, players=2, options=None, seed=None, threads=1, observations=true, reward="win"))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments of a Python constructor")]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: i64,
        players: i64,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: i64,
        observations: bool,
        reward: &str,
    ) -> PyResult<VectorEnv> {
        let bad = |say: String| raise(py, "bad_options", say, None);
        let entry = registry::find(py, game)?;
        let options = options.filter(|options| !options.is_none()).map_or(Ok(json!({})), from_python)?;
        let reward = match reward {
            "win" => Reward::Win,
            "points" => Reward::Points,
            "margin" => Reward::Margin,
            other => {
                return Err(bad(format!("There is no reward {other:?}; there are win, points, margin.")));
            }
        };
        let num_envs = usize::try_from(num_envs).ok().filter(|envs| *envs > 0);
        let num_envs = num_envs.ok_or_else(|| bad("There is at least one game.".to_owned()))?;
        let luck = luck_of(py, seed)?;
        // A table says in words what is wrong with the options.
        let seats = usize::try_from(players).unwrap_or(usize::MAX).min(usize::from(SEATS_MAX) + 1);
        let setup = Setup::new("t1", vec![Player::human(""); seats], Draws::Manual, fresh_seed(py)?);
        let opened = entry.playable.game.open(setup, &options);
        opened.map_err(|error| said(py, "bad_options", &error.say, &entry.words(Lang::En)))?;
        let threads = threads.clamp(1, 256) as usize;
        let settings = Settings { envs: num_envs, seats: seats as u8, reward, seed: luck, threads };
        let none = || bad("These options can't be played with.".to_owned());
        let probe = entry.coder.pool(&options, Settings { envs: 1, ..settings }).ok_or_else(none)?;
        let wide = if observations { probe.observation_size() } else { 0 };
        let size = num_envs.checked_mul(wide + probe.action_count()).filter(|size| *size <= BYTES_MAX);
        size.ok_or_else(|| bad("So many games do not fit into memory.".to_owned()))?;
        let pool = entry.coder.pool(&options, settings).ok_or_else(none)?;
        let mut env = VectorEnv {
            observations: PyArray2::zeros(py, [num_envs, wide], false).unbind(),
            masks: PyArray2::zeros(py, [num_envs, pool.action_count()], false).unbind(),
            rewards: PyArray2::zeros(py, [num_envs, seats], false).unbind(),
            dones: PyArray1::zeros(py, num_envs, false).unbind(),
            seats: PyArray1::zeros(py, num_envs, false).unbind(),
            final_scores: PyArray2::zeros(py, [num_envs, seats], false).unbind(),
            num_envs,
            lengths: [wide, pool.action_count(), seats, 1, 1, seats].map(|width| width * num_envs),
            pool,
        };
        env.start(py, Some(luck))?;
        Ok(env)
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self) -> usize {
        self.num_envs
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.pool.action_count()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.pool.observation_size()
    }

    /// Starts all games anew; with a seed, with the same dice as another environment of that seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let luck = seed.map(|seed| luck_of(py, Some(seed))).transpose()?;
        self.start(py, luck)
    }

    /// Plays one action in each game. Games that end begin anew at once.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = whole_numbers(actions)?;
        let actions = actions.as_slice()?;
        if actions.len() != self.num_envs {
            let say = format!("{} actions for {} games", actions.len(), self.num_envs);
            return Err(PyValueError::new_err(say));
        }
        self.fill(py, |pool, out| pool.step(actions, out))
    }

    /// Any legal action for each game, each equally likely.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut actions = vec![0; self.num_envs];
        self.pool.sample(&mut actions);
        PyArray1::from_vec(py, actions)
    }
}

/// Actions as an array, however wide their whole numbers are and wherever they lie.
pub(crate) fn whole_numbers<'py>(given: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    if let Ok(array) = given.extract::<PyReadonlyArray1<'py, i64>>()
        && array.as_slice().is_ok()
    {
        return Ok(array);
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let wide: usize = array.getattr("ndim")?.extract()?;
    if wide != 1 || !matches!(&*kind, "i" | "u") {
        let (shape, dtype) = (array.getattr("shape")?, array.getattr("dtype")?);
        let say = format!("actions are whole numbers, one for each game; these are {dtype} of shape {shape}");
        return Err(PyValueError::new_err(say));
    }
    numpy.call_method1("ascontiguousarray", (array, "int64"))?.extract()
}

impl VectorEnv {
    fn start(&mut self, py: Python<'_>, luck: Option<u64>) -> PyResult<()> {
        self.fill(py, |pool, out| {
            pool.reset(luck, out);
            Ok(())
        })
    }

    fn fill(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Pool, &mut Out<'_>) -> Result<(), usize> + Send,
    ) -> PyResult<()> {
        let taken = |_| PyValueError::new_err("an array of the environment is in use");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(taken)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(taken)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(taken)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(taken)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(taken)?;
        let mut finals = self.final_scores.bind(py).try_readwrite().map_err(taken)?;
        let lost = |_| PyValueError::new_err("an array of the environment is no longer contiguous");
        let mut out = Out {
            observations: observations.as_slice_mut().map_err(lost)?,
            masks: masks.as_slice_mut().map_err(lost)?,
            rewards: rewards.as_slice_mut().map_err(lost)?,
            dones: dones.as_slice_mut().map_err(lost)?,
            seats: seats.as_slice_mut().map_err(lost)?,
            finals: finals.as_slice_mut().map_err(lost)?,
        };
        if out.lengths() != self.lengths {
            return Err(PyValueError::new_err("an array of the environment no longer has its size"));
        }
        let pool = &mut *self.pool;
        let done = py.detach(|| work(pool, &mut out));
        done.map_err(|env| {
            let say = format!("The action of game {env} is not legal; nothing was played.");
            raise(py, "illegal_move", say, None)
        })
    }
}
