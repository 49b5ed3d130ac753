import { grounds } from '@nokshi/contract/colour.ts'
import type { Ground } from '@nokshi/contract/website/palette.ts'
import type { TeamMember } from '@nokshi/contract/website/site-content.ts'

/** Somebody's card: the ground that the portrait lies on, and the drawing on the back. */
export interface PicturedMember extends TeamMember {
  ground: Ground
  back: 'boat' | 'leaf' | 'lotus' | 'wheel'
}

/** Of those whose portraits are drawn. */
const drawn: Record<string, Pick<PicturedMember, 'ground' | 'back'>> = {
  'tahmid-rahman': { ground: 'panel', back: 'boat' },
  'nusrat-jahan': { ground: 'accent', back: 'wheel' },
  'arif-hossain': { ground: 'button', back: 'leaf' },
  'mitali-das': { ground: 'success', back: 'leaf' },
  'sajid-karim': { ground: 'muted', back: 'wheel' },
  'farhana-akter': { ground: 'panel', back: 'lotus' },
  'imran-chowdhury': { ground: 'button', back: 'boat' },
  'rokeya-sultana': { ground: 'success', back: 'lotus' },
  'abdul-mannan': { ground: 'accent', back: 'wheel' },
  'priya-sarkar': { ground: 'panel', back: 'lotus' },
  'zayan-malik': { ground: 'button', back: 'leaf' },
}

/** A card per team member. Neighbours have different grounds, in one, two or three columns. */
export function cardsOf(team: TeamMember[]): PicturedMember[] {
  const cards: PicturedMember[] = []
  for (const member of team) {
    const card = drawn[member.slug] ?? { ground: 'muted', back: 'leaf' }
    const taken = cards.slice(-3).map(({ ground }) => ground)
    const free = [card.ground, ...grounds].find((ground) => !taken.includes(ground))
    cards.push({ ...member, ...card, ground: free ?? card.ground })
  }
  return cards
}

/** The dye of a ground: words on it take the ink that can be read there. */
export const dyes: Record<Ground, string> = {
  ...{ panel: 'indigo', accent: 'madder', button: 'marigold', success: 'leaf', muted: 'flax' },
}
