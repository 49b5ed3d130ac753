import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import type { ContentSource } from '../platform/content.ts'

/** What a new installation says, without a database. */
export const sampleSource: ContentSource = {
  isReady: () => true,
  whenReady: async () => {},
  current: (language) => ({ version: 1, content: sampleContent[language] }),
  refresh: async () => {},
  readPicture: async () => undefined,
}
