import * as z from 'zod'
import { refuse } from './sentences/refuse.ts'
import { tidyLine } from './text.ts'

/** An email address as people type it. 254 characters, 64 before the @ (RFC 5321, 4.5.3.1). */
export const EmailAddress = z
  .string(refuse('invalid-email'))
  .meta({ format: 'email', maxLength: 254 })
  .transform(tidyLine)
  .pipe(z.email(refuse('invalid-email')).max(254, refuse('invalid-email')))
  .refine((address) => address.indexOf('@') <= 64, refuse('invalid-email'))
