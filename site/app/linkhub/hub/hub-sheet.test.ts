import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import { HubSheet } from './hub-sheet.tsx'

test('a look that names no pattern is drawn as no look at all', () => {
  const draw = (look: { pattern?: 'none' }) =>
    renderToStaticMarkup(createElement(HubSheet, { profile: makeOwnProfile({ look }), isPreview: false, apiUrl: '' }))

  expect(draw({})).toContain('hub-band')
  expect(draw({ pattern: 'none' })).toBe(draw({}))
})
