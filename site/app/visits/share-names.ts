import { analytics as labels } from '@nokshi/content/analytics.ts'
import { qrTag, taggedLinks } from '@nokshi/content/share.ts'
import { apps, devices, OTHER } from '@nokshi/contract/visits.ts'
import { writeCountry } from './write-numbers.ts'

export function nameApp(name: string) {
  const app = apps.find((known) => known === name)
  return app ? labels.names.apps[app] : nameReferrer(name)
}

export function nameDevice(name: string) {
  const device = devices.find((known) => known === name)
  return device ? labels.names.devices[device] : nameReferrer(name)
}

export function nameSource(name: string) {
  if (name === OTHER) return labels.shares.other
  const known = [...taggedLinks, qrTag].find(({ tag }) => tag === name)
  return known ? known.name : labels.names.tag(name)
}

export function nameCountry(name: string) {
  return name === OTHER ? labels.shares.other : writeCountry(name)
}

export function nameReferrer(name: string) {
  return name === OTHER ? labels.shares.other : name
}
