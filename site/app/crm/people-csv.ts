/** A table as a spreadsheet reads it. */
export function toCsv(rows: string[][]) {
  return rows.map((cells) => cells.map(writeCell).join(',')).join('\r\n')
}

/**
 * A spreadsheet would run what begins like a formula (OWASP, «CSV injection»); an apostrophe makes it text, and leaves
 * a number like +880… readable.
 */
function writeCell(value: string) {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
