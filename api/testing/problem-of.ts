import { Problem } from '@nokshi/contract/problem.ts'

/** What a refused call answers, with its status. */
export async function problemOf(reply: Response) {
  return { status: reply.status, ...Problem.parse(await reply.json()) }
}
