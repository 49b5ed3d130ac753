import { randomBytes } from 'node:crypto'
import { FROM_PAGE, PHONE } from '@nokshi/api/testing/visits.ts'
import { createSender, type Letter } from './sender.ts'

/** A word of its own for each sender, so that no two runs send the same. */
function newWord() {
  return randomBytes(4).toString('hex')
}

/** Thousands of visitors, each with an address of their own. */
function anAddress(number: number) {
  return { 'x-forwarded-for': `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${1 + (number & 127)}` }
}

export function contactOf(key: string) {
  return `${key}@example.com`
}

export function sendLeads(url: string) {
  const word = newWord()
  return createSender(url, (number): Letter => {
    const key = `lead-${word}-${number}`
    const lead = {
      name: `Ada ${number}`,
      contact: contactOf(key),
      type: 'other',
      comment: `Number ${number}`,
    }
    return form('/api/leads', key, number, lead)
  })
}

export function sendRequests(url: string) {
  const word = newWord()
  return createSender(url, (number): Letter => {
    const key = `request-${word}-${number}`
    const request = {
      name: `Bimal ${number}`,
      email: contactOf(key),
      description: `A shop, number ${number}`,
    }
    return form('/send-email', key, number, request)
  })
}

/** To the owner of a page. */
export function sendMessages(url: string, username: string) {
  const word = newWord()
  return createSender(url, (number): Letter => {
    const key = `message-${word}-${number}`
    const message = { name: `Chitra ${number}`, email: contactOf(key), text: `Question number ${number}` }
    return form(`/api/linkhub/${username}/messages`, key, number, message)
  })
}

function form(path: string, key: string, number: number, fields: object): Letter {
  const headers = { ...PHONE, ...anAddress(number), 'idempotency-key': key }
  return { key, path, headers, body: JSON.stringify(fields) }
}

export function sendBeacons(url: string, username: string) {
  return sendVisits(url, '/api/traffic/track', { username })
}

export function sendSiteBeacons(url: string) {
  return sendVisits(url, '/api/traffic/site', { page: '/' })
}

/** Each is the first visit of another visitor. */
function sendVisits(url: string, path: string, what: object) {
  const word = newWord()
  return createSender(url, (number): Letter => {
    const key = `visit-${word}-${number}`
    const body = JSON.stringify({ ...what, visitId: key, visitorId: `visitor-${word}-${number}` })
    return { key, path, headers: { ...PHONE, ...anAddress(number), ...FROM_PAGE }, body }
  })
}
