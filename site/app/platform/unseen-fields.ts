interface UnseenFields {
  leaveBlank?: string | null | undefined
  cameFrom?: string | null | undefined
}

/** The fields of a public form that people do not see, where something is in them: otherwise a form is sent as it always was. */
export function withUnseen({ leaveBlank, cameFrom }: UnseenFields) {
  return { ...(leaveBlank && { leaveBlank }), ...(cameFrom && { cameFrom }) }
}
