import { CompanyQuestion } from '@nokshi/contract/companies.ts'
import { ContactQuestion } from '@nokshi/contract/contacts.ts'
import { DealQuestion } from '@nokshi/contract/deals.ts'
import { InboxQuestion } from '@nokshi/contract/inbox.ts'
import type { Operation } from '@nokshi/contract/operation.ts'
import { PictureEdit } from '@nokshi/contract/profile-edit.ts'
import { Search } from '@nokshi/contract/search.ts'
import { TaskQuestion, TimelineQuestion } from '@nokshi/contract/timeline.ts'
import { AnalyticsQuestion } from '@nokshi/contract/visits.ts'
import * as z from 'zod'
import type { Dice } from './dice.ts'
import { exampleOf } from './example-of.ts'
import type { KnownIds } from './known-ids.ts'
import { oddForm } from './odd-form.ts'
import { oddHeaders } from './odd-headers.ts'
import { oddJson, toBytes } from './odd-json.ts'
import { oddText } from './odd-values.ts'

export interface OddRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** A call as the contract wants it, as far as its types tell. */
export function plainRequest(dice: Dice, operation: Operation, ids: KnownIds): OddRequest {
  const { method, body, files } = operation
  const path = plainPath(dice, operation, ids)
  if (!body) return { method, path, headers: {} }
  const example = exampleFor(dice, operation, path, ids)
  if (files) return { method, path, ...oddForm(dice, example, files, { isWhole: true }) }
  return { method, path, headers: { ...JSON_TYPE }, body: toBytes(JSON.stringify(example)) }
}

/** A call with something wrong in its address, its header, its body or in all of them; rarely with nothing wrong. */
export function oddRequest(dice: Dice, operation: Operation, ids: KnownIds): OddRequest {
  const { method, body, files } = operation
  const path = (dice.happens(0.3) ? oddPath : plainPath)(dice, operation, ids)
  const question = dice.happens(body ? 0.1 : 0.6) ? oddQuestion(dice, ids) : ''
  const headers = dice.happens(0.2) ? oddHeaders(dice) : {}
  const whole = { method, path: path + question, headers }
  if (method === 'GET' || (!body && dice.happens(0.7))) return whole

  const example = exampleFor(dice, operation, path, ids)
  if (files && dice.happens(0.9)) {
    const form = oddForm(dice, example, files, { isWhole: false })
    return { ...whole, headers: { ...form.headers, ...headers }, body: form.body }
  }
  return { ...whole, headers: { ...JSON_TYPE, ...headers }, body: oddJson(dice, example) }
}

/** An edit names the version that is there, so that it is let through to where it is made. */
function exampleFor(dice: Dice, operation: Operation, path: string, ids: KnownIds) {
  if (!operation.body) return 'nothing is asked for here'
  const isOfPage = operation.path.startsWith('/api/linkhub')
  const example = exampleOf(dice, operation.body, (field) =>
    field === 'url' && isOfPage ? 'https://shop.example.com/' : ids.findFor(field, operation.path),
  )
  const version = ids.versionOf(isOfPage ? '/api/linkhubAuth/me' : (path.split('/').at(-1) ?? ''))
  const hasVersion = example !== null && typeof example === 'object' && 'version' in example
  return hasVersion && version !== undefined ? { ...example, version } : example
}

const JSON_TYPE = { 'content-type': 'application/json' }

function plainPath(dice: Dice, { path }: Operation, ids: KnownIds) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(
      names[name] && dice.happens(0.8)
        ? dice.pick(names[name])
        : (ids.find(path.slice(0, path.indexOf('{') - 1)) ?? 'nobody'),
    ),
  )
}

/** What stands in an address and is no id. */
const names: Record<string, readonly string[]> = {
  username: ['ada-rahman', 'nobody'],
  kind: ['profile', 'banner', 'contact', 'company', 'deal', 'task', 'activity'],
  currency: ['BDT', 'AED', 'USD'],
}

const brokenParts = [
  '%',
  '%E0%A4%A',
  '%00',
  '%ff%fe',
  '..',
  '%2e%2e%2fsecret',
  '.',
  '%5c',
  '%F0%9F%92%A9',
  '%2F',
  '*',
]

function oddPath(dice: Dice, operation: Operation, ids: KnownIds) {
  if (!operation.path.includes('{') || dice.happens(0.1))
    return (
      plainPath(dice, operation, ids) +
      dice.pick(['/', '//', '/..', '/%00', '/a/b', '%20', '.json', ';a=b', '%'])
    )
  return operation.path.replace(/\{\w+\}/g, () =>
    dice.happens(0.4) ? dice.pick(brokenParts) : encode(oddText(dice).slice(0, 4_000)) || 'a',
  )
}

const questions = z.object({
  ...ContactQuestion.shape,
  ...CompanyQuestion.shape,
  ...DealQuestion.shape,
  ...TimelineQuestion.shape,
  ...TaskQuestion.shape,
  ...InboxQuestion.shape,
  ...Search.shape,
  ...AnalyticsQuestion.shape,
  ...PictureEdit.shape,
})

function oddQuestion(dice: Dice, ids: KnownIds) {
  const keys = [...Object.keys(questions.shape), 'id', '__proto__', '', 'a[b]', 'cursor']
  const pairs = Array.from({ length: 1 + dice.below(4) }, () => {
    const value = dice.happens(0.5) ? oddText(dice).slice(0, 4_000) : (ids.find('') ?? '1')
    const written = dice.happens(0.1) ? dice.pick(brokenParts) : encode(value)
    return `${encode(dice.pick(keys))}=${written}`
  })
  return `?${pairs.join('&')}`
}

/** Half a letter cannot be written in an address; a sender would write the sign for one that is broken. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
