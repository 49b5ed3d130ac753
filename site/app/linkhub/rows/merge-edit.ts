/** What a form changed, and of the rest what another window has saved since the form was opened. */
export function mergeEdit<Edit extends object>(before: Edit, mine: Edit, now: Edit): Edit {
  const untouched = Object.entries(now).filter(([field]) => Reflect.get(mine, field) === Reflect.get(before, field))
  return { ...mine, ...Object.fromEntries(untouched) }
}
