import { type Ground, grounds } from './palette.ts'

export interface TeamCard {
  name: string
  ground: Ground
  /** The drawing on the back. */
  back: 'boat' | 'leaf' | 'lotus' | 'wheel'
}

const drawn: TeamCard[] = [
  { name: 'tahmid-rahman', ground: 'quilt', back: 'boat' },
  { name: 'nusrat-jahan', ground: 'needle', back: 'wheel' },
  { name: 'arif-hossain', ground: 'press', back: 'leaf' },
  { name: 'mitali-das', ground: 'done', back: 'leaf' },
  { name: 'sajid-karim', ground: 'fold', back: 'wheel' },
  { name: 'farhana-akter', ground: 'quilt', back: 'lotus' },
  { name: 'imran-chowdhury', ground: 'press', back: 'boat' },
  { name: 'rokeya-sultana', ground: 'done', back: 'lotus' },
  { name: 'abdul-mannan', ground: 'needle', back: 'wheel' },
  { name: 'priya-sarkar', ground: 'quilt', back: 'lotus' },
  { name: 'zayan-malik', ground: 'press', back: 'leaf' },
]

/** For whoever has no portrait. */
export const ANYBODY: TeamCard = { name: 'anybody', ground: 'fold', back: 'leaf' }

/** A card for everybody on the team, in the order of the page, for whoever else was drawn, and for anybody. */
export function listTeamCards(team: string[]): TeamCard[] {
  const cards: TeamCard[] = []
  for (const name of team) {
    const card = drawn.find((one) => one.name === name) ?? ANYBODY
    // Neighbours share no ground, whether the page shows one, two or three columns.
    const taken = cards.slice(-3).map(({ ground }) => ground)
    const free = [card.ground, ...grounds].find((ground) => !taken.includes(ground))
    cards.push({ ...card, name, ground: free ?? card.ground })
  }
  return [...cards, ...drawn.filter(({ name }) => !team.includes(name)), ANYBODY]
}
