/** The product's own faults among the answers; 0 is a connection that was cut, which only a killed process may do. */
export function unexpected(statuses: Map<number, number>, allowed: number[]) {
  return [...statuses]
    .filter(([status]) => status >= 400 && !allowed.includes(status))
    .map(([status, count]) => `${count} answers with status ${status}`)
}

export function describeStatuses(statuses: Map<number, number>) {
  return [...statuses]
    .sort(([one], [two]) => one - two)
    .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
    .join(', ')
}

/** What was answered in between. */
export function difference(after: Map<number, number>, before: Map<number, number>) {
  const more = [...after].map(([status, count]): [number, number] => [
    status,
    count - (before.get(status) ?? 0),
  ])
  return new Map(more.filter(([, count]) => count > 0))
}
