import { listRefusals, type Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import * as z from 'zod'
import { implement } from './http/implement.ts'
import { brandOf } from './platform/content.ts'
import type { Deps } from './platform/deps.ts'

export function openApiRoutes(deps: Pick<Deps, 'siteContent'>) {
  // Describing everything takes 25 ms and few ask for it: it is done when somebody does, not at every start.
  // The text is kept, not the object: writing it out takes as long again.
  let kept: { title: string; text: string } | undefined
  return implement({
    'GET /api/openapi.json': (c) => {
      const title = brandOf(deps).name
      if (kept?.title !== title) kept = { title, text: JSON.stringify(describeApi(title)) }
      return c.body(kept.text, 200, { 'Content-Type': 'application/json' })
    },
  })
}

/** The contract as an OpenAPI document. */
export function describeApi(title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = paths[operation.path] ?? {}
    paths[operation.path] = path
    path[operation.method.toLowerCase()] = describeOperation(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
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
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-crm', description: '`crm` while served over plain http' },
      },
    },
  }
}

function describeOperation(operation: Operation) {
  const { path, summary, needs, query, body, files, isIdempotent, replies } = operation
  return {
    summary,
    ...(needs && { security: [needs === 'session' ? { session: [] } : { staff: [] }] }),
    parameters: [...describePath(path), ...describeQuery(query), ...(isIdempotent ? [idempotencyKey] : [])],
    ...(body && { requestBody: { required: true, content: describeBody(body, files) } }),
    responses: {
      ...Object.fromEntries(Object.entries(replies).map(([status, reply]) => [status, describeReply(reply)])),
      ...Object.fromEntries(
        Array.from(listRefusals(operation), (status) => [status, { description: 'Refused', content: problemContent }]),
      ),
    },
  }
}

function describePath(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function describeQuery(query: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = query ? jsonSchema(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
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
  const pictures = Object.fromEntries(files.map((name) => [name, { type: 'string', contentMediaType: 'image/*' }]))
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, ...pictures } } } }
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
