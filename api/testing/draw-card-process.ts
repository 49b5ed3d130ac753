import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { drawShareCard } from '../linkhub/cards/share-card.ts'

const { colours } = sampleContent.en

/** A process of its own that draws a card, in whatever surroundings it was started. */
const [, , name = '', bio = ''] = process.argv
const card = await drawShareCard(
  {
    ...{ name, bio, username: 'ada-rahman', gradient: 'dusk', selectedColor: '#20c997', language: 'en' },
    ...{ socials: '{}', profiles: '[]', contactMethods: '{"phone":"8801712345678"}' },
  },
  { portrait: undefined, banner: undefined, colours },
)
process.stdout.write(card)
