import { Problem } from '@nokshi/contract/problem.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { sentences } from '@nokshi/contract/sentences/sentences.ts'
import { pageLanguageOf } from '../http/page-language.ts'

/**
 * Every refusal that any test meets has a code of the table, one for each of its fields as well, and says of each field what the
 * table says.
 */
export async function requireKnownCodes(asked: string, reply: Response, headers: Headers) {
  const isJson = reply.headers.get('content-type')?.startsWith('application/json')
  if (reply.status < 400 || !isJson || asked.endsWith(' /readyz')) return
  const text = await reply.clone().text()
  if (text === '') return
  const { code, codes = {}, fields = {} } = Problem.parse(JSON.parse(text))
  const all = [code, ...Object.values(codes).map((reason) => reason.code)]
  const language = pageLanguageOf(headers)
  const unknown = all.filter((each) => !Object.hasOwn(sentences, each))
  const said = Object.fromEntries(
    Object.entries(codes).map(([field, reason]) => [field, sayIn(language, reason)]),
  )
  if (unknown.length > 0 || JSON.stringify(said) !== JSON.stringify(fields))
    throw new Error(`${asked} was refused without codes that the table has: ${text}`)
}
