import { dye, type Ground } from '../drawing/palette.ts'
import type { MotifName } from '../motifs/motifs.ts'
import type { Sitter } from './portrait.ts'

/** Who sat for a portrait, by the name of the file. */
export const sitters: Record<string, { ground: Ground; back: MotifName; sitter: Sitter }> = {
  'tahmid-rahman': {
    ground: 'quilt',
    back: 'boat',
    sitter: {
      skin: 2,
      hair: 'sweep',
      beard: 'short',
      wear: 'panjabi',
      cloth: dye.milk,
      thread: dye.madder,
      isSmiling: true,
    },
  },
  'nusrat-jahan': {
    ground: 'needle',
    back: 'wheel',
    sitter: {
      skin: 1,
      veil: dye.marigold,
      wear: 'tee',
      cloth: dye.indigo,
      thread: dye.milk,
      isSmiling: true,
    },
  },
  'arif-hossain': {
    ground: 'press',
    back: 'leaf',
    sitter: { skin: 3, hair: 'curls', glasses: 'round', wear: 'shirt', cloth: dye.madder, thread: dye.milk },
  },
  'mitali-das': {
    ground: 'done',
    back: 'leaf',
    sitter: {
      skin: 2,
      face: 'round',
      hair: 'bun',
      hasBindi: true,
      wear: 'sari',
      cloth: dye.madder,
      thread: dye.marigold,
      isSmiling: true,
    },
  },
  'sajid-karim': {
    ground: 'fold',
    back: 'wheel',
    sitter: {
      skin: 4,
      face: 'square',
      hair: 'buzz',
      beard: 'full',
      wear: 'hood',
      cloth: dye.indigo,
      thread: dye.marigold,
    },
  },
  'farhana-akter': {
    ground: 'quilt',
    back: 'lotus',
    sitter: {
      skin: 1,
      face: 'round',
      hair: 'bob',
      glasses: 'square',
      wear: 'band',
      cloth: dye.marigold,
      thread: dye.madder,
    },
  },
  'imran-chowdhury': {
    ground: 'press',
    back: 'boat',
    sitter: {
      skin: 2,
      hair: 'crop',
      beard: 'moustache',
      wear: 'shirt',
      cloth: dye.leaf,
      thread: dye.milk,
      isSmiling: true,
    },
  },
  'rokeya-sultana': {
    ground: 'done',
    back: 'lotus',
    sitter: {
      skin: 3,
      veil: dye.madder,
      wear: 'tee',
      cloth: dye.marigold,
      thread: dye.milk,
      isSmiling: true,
    },
  },
  'abdul-mannan': {
    ground: 'needle',
    back: 'wheel',
    sitter: {
      skin: 2,
      face: 'round',
      isGrey: true,
      beard: 'full',
      cap: dye.milk,
      wear: 'panjabi',
      cloth: dye.indigo,
      thread: dye.marigold,
      isSmiling: true,
    },
  },
  'priya-sarkar': {
    ground: 'quilt',
    back: 'lotus',
    sitter: { skin: 1, hair: 'long', hasBindi: true, wear: 'band', cloth: dye.leaf, thread: dye.marigold },
  },
  'zayan-malik': {
    ground: 'press',
    back: 'leaf',
    sitter: { skin: 3, hair: 'crop', glasses: 'square', wear: 'tee', cloth: dye.milk, thread: dye.madder },
  },
}
