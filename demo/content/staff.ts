import type { Role } from '@nokshi/contract/roles.ts'

interface Colleague {
  name: string
  email: string
  role: Role
}

/** The first is the owner, who claims the CRM and invites the others. */
export const staff: [Colleague, ...Colleague[]] = [
  { name: 'Tahmid Rahman', email: 'tahmid@studio.example', role: 'owner' },
  { name: 'Rokeya Sultana', email: 'rokeya@studio.example', role: 'member' },
  { name: 'Imran Chowdhury', email: 'imran@studio.example', role: 'member' },
  { name: 'Abdul Mannan', email: 'mannan@studio.example', role: 'viewer' },
]
