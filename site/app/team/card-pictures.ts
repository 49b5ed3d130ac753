import { type Ground, grounds } from '@nokshi/contract/website/palette.ts'
import type { TeamMember } from '@nokshi/contract/website/site-content.ts'

/** Somebody's card: the cloth that the portrait lies on, and the drawing on the back. */
export interface PicturedMember extends TeamMember {
  ground: Ground
  back: 'boat' | 'leaf' | 'lotus' | 'wheel'
}

/** Of those whose portraits are drawn. */
const drawn: Record<string, Pick<PicturedMember, 'ground' | 'back'>> = {
  'tahmid-rahman': { ground: 'quilt', back: 'boat' },
  'nusrat-jahan': { ground: 'needle', back: 'wheel' },
  'arif-hossain': { ground: 'press', back: 'leaf' },
  'mitali-das': { ground: 'done', back: 'leaf' },
  'sajid-karim': { ground: 'fold', back: 'wheel' },
  'farhana-akter': { ground: 'quilt', back: 'lotus' },
  'imran-chowdhury': { ground: 'press', back: 'boat' },
  'rokeya-sultana': { ground: 'done', back: 'lotus' },
  'abdul-mannan': { ground: 'needle', back: 'wheel' },
  'priya-sarkar': { ground: 'quilt', back: 'lotus' },
  'zayan-malik': { ground: 'press', back: 'leaf' },
}

/** A card for everybody on the team. Neighbours share no ground, whether the page shows one, two or three columns. */
export function cardsOf(team: TeamMember[]): PicturedMember[] {
  const cards: PicturedMember[] = []
  for (const member of team) {
    const card = drawn[member.slug] ?? { ground: 'fold', back: 'leaf' }
    const taken = cards.slice(-3).map(({ ground }) => ground)
    const free = [card.ground, ...grounds].find((ground) => !taken.includes(ground))
    cards.push({ ...member, ...card, ground: free ?? card.ground })
  }
  return cards
}

/** The dye of a cloth: words on it take the ink that can be read there. */
export const dyes: Record<Ground, string> = {
  ...{ quilt: 'indigo', needle: 'madder', press: 'marigold', done: 'leaf', fold: 'flax' },
}
