import type { Auth } from '../auth/better-auth.ts'
import type { StaffAuth } from '../staff/better-auth.ts'
import type { World } from './world.ts'

/** The world as the slices meet it. What accounts themselves are made of takes a `World`, which knows of no accounts. */
export interface Deps extends World {
  auth: Auth
  /** The accounts of the studio's own people; they and creators know nothing of each other. */
  staffAuth: StaffAuth
}
