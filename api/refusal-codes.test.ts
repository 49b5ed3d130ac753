import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { accountSentences } from '@nokshi/contract/sentences/accounts.ts'
import { crmSentences } from '@nokshi/contract/sentences/crm.ts'
import { fieldSentences } from '@nokshi/contract/sentences/fields.ts'
import { linkhubSentences } from '@nokshi/contract/sentences/linkhub.ts'
import { requestSentences } from '@nokshi/contract/sentences/requests.ts'
import { sentences } from '@nokshi/contract/sentences/sentences.ts'
import { expect, test } from 'vitest'

// api/testing/require-known-codes.ts checks in every test that each refusal has a code of the table.

const codes = Object.keys(sentences)
const tables = [fieldSentences, requestSentences, accountSentences, linkhubSentences, crmSentences]
const root = resolve(import.meta.dirname, '..')

test('a code is in kebab-case and in one table only', () => {
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
  expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(codes.toSorted())
})

test('every code of the table is used by a rule of the contract, by the API or by the process', () => {
  const sources = globSync('{api,contract,server}/**/*.ts', {
    cwd: root,
    exclude: (name) => /node_modules|\.test\.ts$/.test(name),
  }).filter((file) => !/^contract.sentences.(accounts|crm|fields|linkhub|requests)\.ts$/.test(file))
  const source = sources.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n')

  // Some are put together of a word and the kind of thing that is meant: `invalid-${kind}`.
  const isUsed = (code: string) =>
    source.includes(`'${code}'`) || source.includes(`\`${code.replace(/-[a-z]+$/, '-')}\${`)
  expect(codes.filter((code) => !isUsed(code))).toEqual([])
})
