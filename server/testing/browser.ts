import { createClient } from '@nokshi/api/testing/client.ts'

/** A browser that visits real processes. It keeps its cookies, also for another address of the product. */
export function createBrowser(url: string, cookies = new Map<string, string>()) {
  const request = (path: string, init: RequestInit) => fetch(url + path, { ...init, redirect: 'manual' })
  const { send, get, read } = createClient({ request }, undefined, cookies)
  // As the pages of the site send it: visits told by other programs are counted only up to a point.
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return {
    cookies,
    get,
    read,
    send: (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
      send(method, path, headers, body),
    at: (otherUrl: string) => createBrowser(otherUrl, cookies),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send('POST', path, { ...json, ...headers }, JSON.stringify(body)),
    patch: (path: string, body: unknown) => send('PATCH', path, json, JSON.stringify(body)),
    put: (path: string, body: unknown) => send('PUT', path, json, JSON.stringify(body)),
  }
}

export type Browser = ReturnType<typeof createBrowser>

export const password = 'a loom of many threads'

/** Somebody who has just registered. */
export async function registerAt(url: string, email = 'ada@example.com') {
  const browser = createBrowser(url)
  const account = { email, password, passwordConfirmation: password }
  const answer = await browser.post('/api/auth/register', account)
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`)
  return browser
}

/** The same person in another browser. */
export async function logInAt(url: string, email = 'ada@example.com') {
  const browser = createBrowser(url)
  const answer = await browser.post('/api/auth/login', { email, password })
  if (answer.status !== 200) throw new Error(`Logging in answered ${answer.status}: ${await answer.text()}`)
  return browser
}
