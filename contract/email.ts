import * as z from 'zod'
import { tidyLine } from './text.ts'

const WRONG_FORMAT = 'Enter an email address in the correct format, like name@example.com.'

/** An e-mail address as people type it. 254 characters, 64 before the @: what SMTP can carry (RFC 5321, 4.5.3.1). */
export const EmailAddress = z
  .string({ error: WRONG_FORMAT })
  .meta({ format: 'email', maxLength: 254 })
  .transform(tidyLine)
  .pipe(z.email({ error: WRONG_FORMAT }).max(254, { error: WRONG_FORMAT }))
  .refine((address) => address.indexOf('@') <= 64, { error: WRONG_FORMAT })
