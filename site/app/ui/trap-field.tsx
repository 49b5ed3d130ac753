/**
 * A field that people neither see, hear nor reach, and that no password manager fills: who fills it reads markup, not
 * pages. The API keeps such a post apart.
 */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this blank
        <input
          name="leaveBlank"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          defaultValue=""
        />
      </label>
    </div>
  )
}
