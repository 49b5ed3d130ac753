import { leadForm, projectRequestForm } from './forms.ts'

const { budgets, projectTypes } = projectRequestForm
const words: Record<string, string> = { ...leadForm.types, ...projectTypes, ...budgets }

/** What a choice of a public form means, as the form says it: «5k-10k» is «$5,000 to $10,000». */
export function writeChoice(value: string) {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}
