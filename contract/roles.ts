/** Who may do what in the CRM, from the least to the most: each role may do all that those before it may. */
export const roles = ['viewer', 'member', 'owner'] as const
export type Role = (typeof roles)[number]

export function isAtLeast(role: Role, needed: Role) {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
