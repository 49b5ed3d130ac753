import { dyesOf, rolesOf, type Theme } from '@nokshi/contract/website/palette.ts'
import type { PublishedContent } from './describe-studio.ts'

export function writeBrandStyle({ content: { colours }, drawings }: PublishedContent) {
  const drawn = (name: string, variant: string, file: string) => ({
    [`drawn-${name}`]: `url(${drawings}/${variant}/${file}.svg)`,
  })
  const theme = (name: Theme) => ({
    ...rolesOf(colours, name),
    ...drawn('leaves', name, 'quilts/leaves'),
    ...drawn('not-found', name, 'quilts/not-found'),
    ...drawn('border', name, 'motifs/border'),
  })
  const swatches = {
    ...drawn('chain', 'quilt', 'swatches/chain'),
    ...drawn('running', 'quilt', 'swatches/running'),
  }
  const light = writeRule({ 'color-scheme': 'light' }, { ...dyesOf(colours), ...swatches, ...theme('light') })
  const dark = writeRule({ 'color-scheme': 'dark' }, theme('dark'))
  return `${light}@media (prefers-color-scheme:dark){${dark}}`
}

function writeRule(properties: Record<string, string>, variables: Record<string, string>) {
  const lines = [
    ...Object.entries(properties).map(([name, value]) => `${name}:${value}`),
    ...Object.entries(variables).map(([name, value]) => `--${name}:${value}`),
  ]
  return `:root{${lines.join(';')}}`
}
