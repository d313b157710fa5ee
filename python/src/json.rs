//! JSON values as Python objects and back.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// Deeper values are refused, so that no list that holds itself overflows the stack.
const DEPTH_MAX: usize = 64;

/// A JSON value as Python sees it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => number.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(map) => {
            let dict = PyDict::new(py);
            for (key, item) in map {
                dict.set_item(key, to_python(py, item)?)?;
            }
            dict.into_any()
        }
    })
}

/// A Python object as JSON.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEPTH_MAX)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth == 0 {
        return Err(PyTypeError::new_err("the value is nested too deep"));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(Value::Bool(flag.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        return Ok(object.extract::<i64>().map_or_else(
            |_| object.extract::<f64>().ok().and_then(Number::from_f64).map_or(Value::Null, Value::Number),
            |whole| Value::Number(whole.into()),
        ));
    }
    if object.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(object.extract()?).map(Value::Number);
        return number.ok_or_else(|| PyTypeError::new_err(format!("{object} is not JSON")));
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Value::String(text.to_cow()?.into_owned()));
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        return object
            .try_iter()?
            .map(|item| read(&item?, depth - 1))
            .collect::<PyResult<_>>()
            .map(Value::Array);
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let mut map = Map::new();
        for (key, item) in dict.iter() {
            map.insert(key.extract()?, read(&item, depth - 1)?);
        }
        return Ok(Value::Object(map));
    }
    // Numbers and arrays of numpy are read as what they hold.
    if let Ok(held) = object.call_method0("tolist") {
        return read(&held, depth - 1);
    }
    Err(PyTypeError::new_err(format!("{} is not JSON", object.get_type().name()?)))
}
