import { Problem } from '@nokshi/contract/problem.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { sentences } from '@nokshi/contract/sentences/sentences.ts'
import { pageLanguageOf } from '../http/page-language.ts'

/** Checks in every test that a refusal and each of its fields have a code of the table, with its sentence. */
export async function requireKnownCodes(call: string, reply: Response, headers: Headers) {
  const isJson = reply.headers.get('content-type')?.startsWith('application/json')
  if (reply.status < 400 || !isJson || call.endsWith(' /readyz')) return
  const text = await reply.clone().text()
  if (text === '') return
  const { code, codes = {}, fields = {} } = Problem.parse(JSON.parse(text))
  const all = [code, ...Object.values(codes).map((reason) => reason.code)]
  const language = pageLanguageOf(headers)
  const unknown = all.filter((each) => !Object.hasOwn(sentences, each))
  const said = Object.fromEntries(Object.entries(codes).map(([field, reason]) => [field, sayIn(language, reason)]))
  if (unknown.length > 0 || JSON.stringify(said) !== JSON.stringify(fields))
    throw new Error(`${call} was refused without codes that the table has: ${text}`)
}
