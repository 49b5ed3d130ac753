import * as z from 'zod'

const shared = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const Created = z.object({
  ...shared,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
})

const Shown = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z
      .string()
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
})

export function readCreated(text: string) {
  return Created.safeParse(parse(text)).data
}

export function readShown(text: string) {
  const shown = Shown.safeParse(parse(text)).data
  if (!shown) return undefined
  const { userHandle, ...response } = shown.response
  return { ...shown, response: { ...response, ...(userHandle !== undefined && { userHandle }) } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
