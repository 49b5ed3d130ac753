import { config } from 'zod'

// Zod tries to compile code with every object schema, which our policy forbids and browsers report.
config({ jitless: true })

// biome-ignore lint/performance/noBarrelFile: it stands for zod itself, all of it.
export * from 'zod'
