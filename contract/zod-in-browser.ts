import { config } from 'zod'

// With every object schema Zod tries whether it may compile code. The policy of our pages forbids it, and browsers report each try.
config({ jitless: true })

// biome-ignore lint/performance/noBarrelFile: it stands for zod itself, all of it.
export * from 'zod'
