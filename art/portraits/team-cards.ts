import { type Ground, grounds } from '../drawing/palette.ts'
import type { MotifName } from '../motifs/motifs.ts'
import type { Sitter } from './portrait.ts'
import { sitters } from './team-portraits.ts'

export interface TeamCard {
  name: string
  ground: Ground
  back: MotifName
  /** Nobody has sat for this one: it shows a figure without a face. */
  sitter?: Sitter
}

const NOBODY = { ground: 'fold', back: 'leaf' } as const

/** The name of the drawing for whoever has none, also before the pictures are drawn again. */
export const ANYBODY: TeamCard = { name: 'anybody', ...NOBODY }

/** A card for everybody on the team, in the order of the page, for whoever else has sat, and for anybody. */
export function listTeamCards(team: string[]): TeamCard[] {
  const others = Object.keys(sitters).filter((name) => !team.includes(name))
  return [...seat(team), ...others.map(cardOf), ANYBODY]
}

/** Neighbours share no ground, whether the page shows one, two or three columns: whoever would gets another. */
function seat(team: string[]) {
  const seated: TeamCard[] = []
  for (const card of team.map(cardOf)) {
    const taken = seated.slice(-3).map(({ ground }) => ground)
    const free = [card.ground, ...groundNames].find((ground) => !taken.includes(ground))
    seated.push({ ...card, ground: free ?? card.ground })
  }
  return seated
}

const groundNames = Object.keys(grounds) as Ground[] // Object.keys forgets what it was given

function cardOf(name: string): TeamCard {
  return { name, ...(sitters[name] ?? NOBODY) }
}
