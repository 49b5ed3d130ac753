import type { TableShape } from './table-shapes.ts'

/** Fills the tables of a database that nobody uses yet. */
export interface Loader {
  /** Each line is a JSON array with the values of the columns. */
  insertLines(table: TableShape, lines: string[]): Promise<void>
  /** How many rows a table has now. */
  count(table: TableShape): Promise<number>
  /** Changes rows once they are there. */
  run(statement: string): Promise<void>
  /** Checks all references and commits. */
  finish(): Promise<void>
  /** Leaves everything as it was before. */
  cancel(): Promise<void>
}

export function quoteColumns({ columns }: TableShape) {
  return columns.map(({ name }) => `"${name}"`).join(', ')
}
