export const requestSentences = {
  // The sentence is made of those of the fields.
  'invalid-fields': '',
  bug: 'Something went wrong on our side. Please try again in a moment.',
  'database-away': 'We cannot reach our database right now. Nothing was lost; please try again in a moment.',
  'database-full': 'We have no room to keep this right now. Nothing that was kept is lost; please try again later.',
  'database-damaged': 'We cannot read our database right now, and are looking into it. Please try again later.',

  // What the process answers before site or API are asked
  'malformed-request': 'The request could not be understood.',
  'malformed-address': 'The address of the request could not be understood.',
  'unreadable-method': 'This server does not understand that method.',
  'unknown-method': ({ methods }: { methods: string[] }) => `This server understands ${methods.join(', ')}.`,
  'expectation-failed': 'This server cannot meet what the Expect header asks for.',
  'header-too-large': 'The header of the request is larger than 16 KiB.',
  'request-too-slow': 'The request took too long to arrive.',
  'read-only-page': 'This page can only be read.',
  'foreign-form': 'This form came from another website, so it was not sent.',
  'wrong-form-type': ({ type }: { type: string }) => `Send this form with the content type ${type}.`,
  'length-required': 'Say how long the form is, in Content-Length.',
  'posted-form-too-large': ({ kib }: { kib: number }) => `The form is larger than the ${kib} KiB allowed here.`,

  'unknown-path': 'There is nothing at this address.',
  'wrong-method': ({ methods }: { methods: string[] }) => `This address understands ${methods.join(', ')}.`,
  'foreign-origin': 'This request came from another website, so it was not carried out.',
  'wrong-content-type': ({ type }: { type: string }) => `Send this request with the content type ${type}.`,
  'compressed-body': 'Send this request without compressing it.',
  'body-too-large': ({ kib }: { kib: number }) => `The request is larger than the ${kib} KiB allowed here.`,
  'too-many-values': ({ max }: { max: number }) => `The request has more than the ${max} values allowed here.`,
  'body-cut-short': 'The request broke off before all of it had arrived.',
  'malformed-json': 'The request is not valid JSON. Check it and send it again.',
  'not-an-object': 'Send the fields of this form as a JSON object.',
  'malformed-form': 'The form did not arrive whole. Send it again.',
  'form-too-large': 'The form is larger than the 12 MB allowed here.',
  'form-text-too-large': 'A text in the form is longer than the 64 KB allowed here.',
  'too-many-form-fields': 'The form has too many fields.',
  'too-many-files': ({ max }: { max: number }) => `At most ${max} files can be sent.`,
  'uploads-busy': 'Many files are being uploaded right now. Try again in a minute.',
  'upload-too-slow': 'Your file took too long to arrive while others were waiting. Try again in a minute.',
  'idempotency-key-malformed': 'An Idempotency-Key has 1 to 255 plain characters. A random UUID is a good one.',
  'idempotency-key-reused':
    'This Idempotency-Key was already used for a different message. Send this one with a new key.',
  'network-limit': ({ email }: { email: string }) =>
    `Too many requests of this kind came from your network in the last hour. Write to ${email}, or try again later.`,
  'account-limit': 'You have done this very often in the last hour. Try again later.',
  // At a terminal
  'unknown-command': ({ usage }: { usage: string }) => `This command understands:\n${usage}`,
}
