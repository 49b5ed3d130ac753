import { dyesOf, rolesOf, type Theme } from '@nokshi/contract/website/palette.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { PublishedContent } from './describe-studio.ts'

export function writeBrandStyle({ content, drawings }: PublishedContent) {
  const { colours } = content
  const drawn = (name: string, variant: string, file: string) => ({
    [`drawn-${name}`]: `url(${drawings}/${variant}/${file}.svg)`,
  })
  const theme = (name: Theme) => ({
    ...rolesOf(colours, name),
    ...drawn('leaves', name, 'quilts/leaves'),
    ...drawn('not-found', name, 'quilts/not-found'),
    ...drawn('border', name, 'motifs/border'),
  })
  const swatches = { ...drawn('chain', 'quilt', 'swatches/chain'), ...drawn('running', 'quilt', 'swatches/running') }
  const light = writeRule({ 'color-scheme': 'light' }, { ...dyesOf(colours), ...swatches, ...theme('light') })
  const dark = writeRule({ 'color-scheme': 'dark' }, theme('dark'))
  return `${light}@media (prefers-color-scheme:dark){${dark}}${keepFocus(content)}`
}

/** Cut photographs keep the point that was chosen. It stands here because the policy of pages allows no style attribute. */
function keepFocus({ team, testimonials, caseStudies }: SiteContent) {
  const shown = [...team, ...testimonials, ...caseStudies.map(({ cover }) => cover)]
  const rules = shown.flatMap(({ photo }) => {
    if (!photo || (photo.focus.x === 0.5 && photo.focus.y === 0.5)) return []
    return `img[src*="${photo.id}"]{object-position:${photo.focus.x * 100}% ${photo.focus.y * 100}%}`
  })
  return rules.join('')
}

function writeRule(properties: Record<string, string>, variables: Record<string, string>) {
  const lines = [
    ...Object.entries(properties).map(([name, value]) => `${name}:${value}`),
    ...Object.entries(variables).map(([name, value]) => `--${name}:${value}`),
  ]
  return `:root{${lines.join(';')}}`
}
