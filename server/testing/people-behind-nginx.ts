import { Agent, request } from 'node:https'

/** Repeats an action until it is stopped; then returns the statuses of all answers, in their order. */
function keepOn(act: (count: number) => Promise<number>) {
  const statuses: number[] = []
  let isOver = false
  async function work() {
    while (!isOver) statuses.push(await act(statuses.length))
    return statuses
  }
  const working = work()
  return () => {
    isOver = true
    return working
  }
}

const agent = new Agent({ keepAlive: true })

/** The status of an answer. Not by `fetch`, which loses requests when nginx closes their connection. */
export function ask(url: string, body?: object) {
  return new Promise<number>((resolve, reject) => {
    // As a page of the site sends it: others are counted as visitors only up to a point.
    const headers = body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const outgoing = request(url, { agent, method: body ? 'POST' : 'GET', ...(headers && { headers }) })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.end(body && JSON.stringify(body))
  })
}

/** People who read a page and are counted as its visitors, and one who writes to the studio. */
export function busyPeople(url: string) {
  const visitors = ['mina', 'omar'].map((who) =>
    keepOn(async (count) => {
      const page = await ask(`${url}/api/linkhub/ada-rahman`)
      const beacon = { username: 'ada-rahman', visitId: `${who}-visit-${count}`, visitorId: `${who}-visitor` }
      return page === 200 ? ask(`${url}/api/traffic/track`, beacon) : page
    }),
  )
  const writer = keepOn((count) => ask(`${url}/api/leads`, { name: 'Huda', contact: addressOf(count), type: 'other' }))
  return async () => {
    const [leads, ...visits] = await Promise.all([writer(), ...visitors.map((stop) => stop())])
    return { leads, visits: visits.flat() }
  }
}

export function addressOf(count: number) {
  return `huda-${count}@example.com`
}
