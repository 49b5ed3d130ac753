import { CompanyQuestion } from '@nokshi/contract/companies.ts'
import { ContactQuestion } from '@nokshi/contract/contacts.ts'
import { Page, RecordId } from '@nokshi/contract/crm.ts'
import { DealQuestion } from '@nokshi/contract/deals.ts'
import { InboxQuestion } from '@nokshi/contract/inbox.ts'
import { Username } from '@nokshi/contract/linkhub.ts'
import { PictureEdit } from '@nokshi/contract/profile-edit.ts'
import { Search } from '@nokshi/contract/search.ts'
import { TaskQuestion, TimelineQuestion } from '@nokshi/contract/timeline.ts'
import { AnalyticsQuestion } from '@nokshi/contract/visits.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { operations } from './openapi.ts'

/** What is read out of an address: not part of the operations. */
const questions = {
  ...{ CompanyQuestion, ContactQuestion, DealQuestion, InboxQuestion, TaskQuestion, TimelineQuestion },
  ...{ AnalyticsQuestion, PictureEdit, Search, Page, RecordId, Username },
}

const bodies = operations.flatMap(({ method, path, body }) =>
  body ? [[`${method} ${path}`, body] as const] : [],
)

test.each([...bodies, ...Object.entries(questions)])('every text of %s has a maximum', (name, message) => {
  expect(listUnbounded(message, name)).toEqual([])
})

test('a text without a maximum is found wherever it is', () => {
  const message = z.object({
    list: z.array(z.preprocess((value) => value, z.string().trim().optional())),
    either: z.union([z.number(), z.record(z.string().max(9), z.string().min(1).nullable())]),
    bounded: z.string().max(9).default('a'),
  })

  expect(listUnbounded(message, 'body')).toEqual(['body.list[]', 'body.either.*'])
})

/** The texts in a message that may have any length. */
function listUnbounded(schema: z.core.$ZodType, path: string): string[] {
  if (isText(schema)) return isBounded(schema) ? [] : [path]
  return partsOf(schema).flatMap(([suffix, part]) => listUnbounded(part, path + suffix))
}

function isText(schema: z.core.$ZodType) {
  return schema._zod.def.type === 'string'
}

/** Our own rules count characters as people do, and say in the description how many they allow. */
function isBounded(schema: z.core.$ZodType) {
  const described = z.globalRegistry.get(schema)?.maxLength
  const checked = 'maxLength' in schema ? schema.maxLength : null
  return typeof described === 'number' || typeof checked === 'number' || isBoundedByPattern(schema)
}

const runs = [...'aA1-_.+:/# '].map((character) => character.repeat(100_000))

/** An id, a day or a colour: its pattern ends somewhere. */
function isBoundedByPattern(schema: z.core.$ZodType) {
  // The union of all kinds; a text has checks.
  const checks = (schema as z.core.$ZodString)._zod.def.checks ?? []
  const patterns = checks.flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [],
  )
  const own = schema instanceof z.ZodISODate ? [z.regexes.date] : []
  return [...patterns, ...own].some((pattern) => runs.every((run) => !pattern.test(run)))
}

type Part = [suffix: string, schema: z.core.$ZodType]

/** What a schema is made of. One that is none of these holds no text that anybody can choose. */
function partsOf(schema: z.core.$ZodType): Part[] {
  // The union of all kinds; each case below knows its own.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]): Part => [`.${name}`, part])
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [
        ['.key', def.keyType],
        ['.*', def.valueType],
      ]
    case 'union':
      return def.options.map((option): Part => ['', option])
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ]
    case 'tuple':
      return def.items.map((item, index): Part => [`[${index}]`, item])
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [['', def.innerType]]
    case 'lazy':
      return [['', def.getter()]]
    default:
      return []
  }
}
