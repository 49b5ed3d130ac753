import { pictureField } from '@nokshi/content/linkhub.ts'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { useState } from 'react'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { type Area, type ChosenPicture, cropPicture, openPicture } from './picture-file.ts'

export function usePicture(kind: PictureKind, onChange: (picture: ChosenPicture | null) => void) {
  /** The whole of what was chosen last: cropping again begins from it. */
  const [whole, setWhole] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [news, setNews] = useState<'chosen' | 'removed'>()

  async function take(work: Promise<ChosenPicture>) {
    setRefusal(undefined)
    setReading(true)
    try {
      const picture = await work
      onChange(picture)
      setNews('chosen')
      return picture
    } catch (error) {
      setRefusal(shownSentence(error, pictureField.refusals.unreadable))
      return undefined
    } finally {
      setReading(false)
    }
  }

  return {
    whole,
    isReading,
    refusal,
    news,
    async choose(file: File) {
      const picture = await take(openPicture(file))
      if (picture) setWhole(picture.address)
    },
    async crop(address: string, area: Area) {
      await take(cropPicture(address, area, kind))
    },
    remove() {
      setWhole(undefined)
      setRefusal(undefined)
      setNews('removed')
      onChange(null)
    },
  }
}
