import { GRADIENT_ANGLE, hubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined
  }
}

export function hubColours({ gradient, selectedColor }: Pick<Profile, 'gradient' | 'selectedColor'>) {
  const look = hubLook(gradient, selectedColor)
  const stops = look.stops.map(({ colour, at }) => `${colour} ${Math.round(at * 100)}%`)
  return {
    '--hub-ground': `linear-gradient(${GRADIENT_ANGLE}deg,${stops.join(',')})`,
    /** Under the gradient, for what the browser shows beyond the page. */
    '--hub-floor': look.stops.at(-1)?.colour ?? look.band,
    '--hub-ink': look.ink,
    '--hub-band': look.band,
    '--hub-row': look.row,
    '--hub-label': look.label,
    '--hub-label-ink': look.labelInk,
    '--hub-badge': look.badge,
    '--hub-badge-ink': look.badgeInk,
    '--hub-pattern': String(look.pattern),
    '--hub-scrim': `${look.band}${Math.round(look.scrim * 255).toString(16)}`,
  }
}
