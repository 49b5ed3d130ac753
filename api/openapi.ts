import { brand } from '@nokshi/content/brand.ts'
import { authOperations } from '@nokshi/contract/auth.ts'
import { messageOperations } from '@nokshi/contract/blocks/messages.ts'
import { paymentOperations } from '@nokshi/contract/blocks/payments.ts'
import { checkOperations, registrationOperations } from '@nokshi/contract/blocks/registrations.ts'
import { shopOperations } from '@nokshi/contract/blocks/shop.ts'
import { crmOperations } from '@nokshi/contract/crm-operations.ts'
import { exportOperations } from '@nokshi/contract/export.ts'
import { leadOperations } from '@nokshi/contract/leads.ts'
import { linkhubOperations } from '@nokshi/contract/linkhub.ts'
import { listedPageOperations } from '@nokshi/contract/listed-pages.ts'
import { moderationOperations, reportOperations } from '@nokshi/contract/moderation.ts'
import { letterOperations } from '@nokshi/contract/notices/letters.ts'
import { listOperations, type Operation } from '@nokshi/contract/operation.ts'
import { pageImportOperations } from '@nokshi/contract/page/found-page.ts'
import { linkCheckOperations } from '@nokshi/contract/page/link-checks.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { profileEditOperations } from '@nokshi/contract/profile-edit.ts'
import { projectRequestOperations } from '@nokshi/contract/project-requests.ts'
import { safetyOperations } from '@nokshi/contract/safety/account.ts'
import { systemOperations } from '@nokshi/contract/system.ts'
import { visitOperations } from '@nokshi/contract/visits.ts'
import { siteBeaconOperations } from '@nokshi/contract/website/website.ts'
import { Hono } from 'hono'
import * as z from 'zod'

/** Every call of the API, in the order of the slices. */
export const operations: Operation[] = listOperations({
  ...leadOperations,
  ...projectRequestOperations,
  ...authOperations,
  ...safetyOperations,
  ...linkhubOperations,
  ...listedPageOperations,
  ...profileEditOperations,
  ...paymentOperations,
  ...registrationOperations,
  ...pageImportOperations,
  ...linkCheckOperations,
  ...checkOperations,
  ...shopOperations,
  ...messageOperations,
  ...moderationOperations,
  ...reportOperations,
  ...visitOperations,
  ...letterOperations,
  ...siteBeaconOperations,
  ...exportOperations,
  ...crmOperations,
  ...systemOperations,
})

export function openApiRoutes() {
  // Describing everything takes 25 ms and few ask for it: it is done when somebody does, not at every start.
  // The text is kept, not the object: writing it out takes as long again.
  let text: string | undefined
  return new Hono().get('/', (c) => {
    text ??= JSON.stringify(describeApi())
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })
}

/** The contract as an OpenAPI document. A test holds it against the routes that really exist. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = paths[operation.path] ?? {}
    paths[operation.path] = path
    path[operation.method.toLowerCase()] = describeOperation(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: '`sid` while served over plain http',
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-crm',
          description: '`crm` while served over plain http',
        },
      },
    },
  }
}

function describeOperation({
  method,
  path,
  summary,
  needs,
  body,
  files,
  isIdempotent,
  replies,
  refusals,
}: Operation) {
  // Whatever changes something is refused when another website asks for it.
  const allRefusals = method === 'GET' ? refusals : [403, ...refusals]
  return {
    summary,
    ...(needs && { security: [needs === 'session' ? { session: [] } : { staff: [] }] }),
    parameters: [...describePath(path), ...(isIdempotent ? [idempotencyKey] : [])],
    ...(body && { requestBody: { required: true, content: describeBody(body, files) } }),
    responses: {
      ...Object.fromEntries(Object.entries(replies).map(([status, reply]) => [status, describeReply(reply)])),
      ...Object.fromEntries(
        allRefusals.map((status) => [status, { description: 'Refused', content: problemContent }]),
      ),
    },
  }
}

function describePath(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same for every try of one post: it is kept once, and each try gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function describeBody(body: z.ZodType, files: string[] | undefined) {
  const schema = jsonSchema(body, 'input')
  if (!files) return { 'application/json': { schema } }
  const pictures = Object.fromEntries(
    files.map((name) => [name, { type: 'string', contentMediaType: 'image/*' }]),
  )
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, ...pictures } } },
  }
}

const problemContent = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }

function describeReply(reply: z.ZodType | string | null) {
  if (reply === null) return { description: 'Done' }
  if (typeof reply === 'string') return { description: 'Done', content: { [reply]: {} } }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(reply, 'output') } } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' })
}
