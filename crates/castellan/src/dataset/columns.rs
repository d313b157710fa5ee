//! Columns as Parquet files. Nothing in them depends on the hour or the machine, so equal rows are equal bytes.

use anyhow::{Context, anyhow};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int32Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The rows of one column; those that may lack a value say which.
pub(super) enum Cells {
    Whole(Vec<i32>),
    Real(Vec<Option<f32>>),
    Text(Vec<Option<String>>),
}

impl Cells {
    pub(super) fn whole(cells: impl Iterator<Item = i32>) -> Cells {
        Cells::Whole(cells.collect())
    }

    pub(super) fn real(cells: impl Iterator<Item = Option<f32>>) -> Cells {
        Cells::Real(cells.collect())
    }

    pub(super) fn text(cells: impl Iterator<Item = Option<String>>) -> Cells {
        Cells::Text(cells.collect())
    }

    /// The column in Parquet's language of schemas.
    fn declared(&self, name: &str) -> String {
        match self {
            Cells::Whole(_) => format!("required int32 {name};"),
            Cells::Real(_) => format!("optional float {name};"),
            Cells::Text(_) => format!("optional binary {name} (STRING);"),
        }
    }
}

/// The values that are there, and for each row whether it has one.
fn present<T: Clone>(cells: &[Option<T>]) -> (Vec<T>, Vec<i16>) {
    (cells.iter().flatten().cloned().collect(), cells.iter().map(|cell| i16::from(cell.is_some())).collect())
}

/// A file that is being written: beside its place, where it is put once it is whole.
pub(super) struct Sheet {
    path: PathBuf,
    about: String,
    writer: Option<SerializedFileWriter<File>>,
}

impl Sheet {
    /// A file that is begun with its first rows.
    pub(super) fn new(path: &Path, about: &Value) -> Sheet {
        Sheet { path: path.to_owned(), about: about.to_string(), writer: None }
    }

    fn beside(&self) -> PathBuf {
        self.path.with_extension("parquet.part")
    }

    fn begin(&self, columns: &[(&str, Cells)]) -> anyhow::Result<SerializedFileWriter<File>> {
        let declared: String = columns.iter().map(|(name, cells)| cells.declared(name)).collect();
        let schema = parse_message_type(&format!("message rows {{ {declared} }}"))?;
        let about = KeyValue::new("castellan".to_owned(), self.about.clone());
        let properties = WriterProperties::builder()
            .set_created_by("castellan".to_owned())
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(vec![about]));
        let file =
            File::create(self.beside()).with_context(|| format!("can't write {}", self.path.display()))?;
        Ok(SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties.build()))?)
    }

    /// Adds rows; the columns are the same each time.
    pub(super) fn write(&mut self, columns: &[(&str, Cells)]) -> anyhow::Result<()> {
        if self.writer.is_none() {
            self.writer = Some(self.begin(columns)?);
        }
        let writer = self.writer.as_mut().expect("just begun");
        let mut group = writer.next_row_group()?;
        for (name, cells) in columns {
            let mut column = group.next_column()?.ok_or_else(|| anyhow!("there is no column {name}"))?;
            match cells {
                Cells::Whole(cells) => column.typed::<Int32Type>().write_batch(cells, None, None)?,
                Cells::Real(cells) => {
                    let (values, there) = present(cells);
                    column.typed::<FloatType>().write_batch(&values, Some(&there), None)?
                }
                Cells::Text(cells) => {
                    let (values, there) = present(cells);
                    let bytes: Vec<ByteArray> =
                        values.into_iter().map(|text| text.into_bytes().into()).collect();
                    column.typed::<ByteArrayType>().write_batch(&bytes, Some(&there), None)?
                }
            };
            column.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Ends the file and puts it in its place.
    pub(super) fn close(mut self) -> anyhow::Result<()> {
        if let Some(writer) = self.writer.take() {
            writer.close()?;
            fs::rename(self.beside(), &self.path)
                .with_context(|| format!("can't write {}", self.path.display()))?;
        }
        Ok(())
    }
}
