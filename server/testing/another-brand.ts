import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { samples } from '@nokshi/content/samples/samples.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'

const { brand, colours } = sampleContent.en

/** The colours of a studio that shares none with this one. */
export const otherColours: BrandColours = {
  button: '#0A5C8F',
  buttonText: '#FDFEFF',
  light: {
    paper: '#F2F7FB',
    surface: '#FCFDFE',
    muted: '#DFEAF3',
    edge: '#6C7C8A',
    ink: '#0D1F2D',
    soft: '#3F5566',
    accent: '#8A1C7C',
    success: '#11603F',
    link: '#0B4A75',
    panel: '#0E3B33',
    stitch: '#C3D6E4',
    panelStitch: '#3F7A6F',
  },
  dark: {
    paper: '#08131C',
    surface: '#102230',
    muted: '#1B3446',
    edge: '#7590A3',
    ink: '#EAF2F8',
    soft: '#AFC3D1',
    accent: '#F2A3E8',
    success: '#82D6AE',
    link: '#8CC4EE',
    panel: '#4A1145',
    stitch: '#24485F',
    panelStitch: '#A2589A',
  },
}

export const otherBrand = {
  name: 'Acme Works',
  shortName: 'Acme',
  banglaName: 'আকমে',
  contact: {
    isSample: false,
    email: 'desk@acme.example.org',
    phone: '+971 50 123 4567',
    whatsapp: '+971 50 123 4567',
    address: { en: 'Sharjah, United Arab Emirates' },
  },
  socials: {
    isSample: false,
    whatsapp: 'https://wa.me/971501234567',
    facebook: 'https://www.facebook.com/acme.example.org',
    instagram: 'https://www.instagram.com/acme.example.org',
    linkedin: 'https://www.linkedin.com/company/acme-example-org',
    github: 'https://github.com/acme-example-org',
  },
}

/** Everything the site says, as another studio would have exported it. */
export function writeContentFile() {
  const entries = samples.map(({ id, kind, slug, data }) => ({
    ...{ id, kind, slug, published: true },
    draft: kind === 'brand' ? { ...data, ...otherBrand, colours: otherColours } : data,
  }))
  return JSON.stringify({ product: 'nokshi', format: 1, entries })
}

/** Everything that must be gone once the brand is another one. */
export function listTraces() {
  const { name, shortName, banglaName, contact, socials } = brand
  const { isSample: _, ...addresses } = socials
  const { isSample: __, address: ___, ...ways } = contact
  const words = [name, shortName, banglaName, ...Object.values(addresses), ...Object.values(ways)]
  return words
    .filter((word) => word !== undefined)
    .flatMap((word) => [word, encodeURIComponent(word), word.replaceAll(' ', '')])
}

export function listOldColours() {
  const { light, dark, ...others } = colours
  return [...Object.values(others), ...Object.values(light), ...Object.values(dark)]
}
