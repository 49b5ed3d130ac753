import { GRADIENT_ANGLE, hubLook } from '@nokshi/contract/hub-look.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined
  }
}

/** The stitches of the echo rows: decoration only, never text. */
const rows: Record<Profile['gradient'], string> = { sunrise: '#E3A94E', ocean: '#2F7C8F', dusk: '#6D4A78' }

/** What hub.css paints a page with. */
export function hubColours({ gradient, selectedColor }: Pick<Profile, 'gradient' | 'selectedColor'>) {
  const look = hubLook(gradient, selectedColor)
  const stops = look.stops.map(({ colour, at }) => `${colour} ${Math.round(at * 100)}%`)
  return {
    '--hub-ground': `linear-gradient(${GRADIENT_ANGLE}deg,${stops.join(',')})`,
    /** Under the gradient, for what the browser shows beyond the page. */
    '--hub-floor': look.stops.at(-1)?.colour ?? look.band,
    '--hub-ink': look.ink,
    '--hub-band': look.band,
    '--hub-row': rows[gradient],
    '--hub-label': look.label,
    '--hub-label-ink': look.labelInk,
    '--hub-badge': look.badge,
    '--hub-badge-ink': look.badgeInk,
  }
}
