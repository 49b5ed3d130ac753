import { disc, loose, patch, sewn } from '../drawing/svg.ts'

/** What is worn, cut from one cloth and sewn with one thread. */
export const wear = {
  panjabi: (_cloth, thread) =>
    patch('M60 139C66 158 94 158 100 139L104 146C98 166 62 166 56 146Z', thread) +
    sewn('M80 162V202', thread, 1.7) +
    disc(80, 172, 2.4, thread) +
    disc(80, 186, 2.4, thread),
  shirt: (_cloth, thread) =>
    patch('M62 138L80 160L68 172L52 146ZM98 138L80 160L92 172L108 146Z', thread) +
    sewn('M80 164V202', thread, 1.7),
  tee: (_cloth, thread) =>
    loose('M60 141C64 160 96 160 100 141', thread, 5, { 'stroke-linecap': undefined }) +
    sewn('M24 168C30 160 36 156 44 152M136 168C130 160 124 156 116 152', thread, 1.7),
  sari: (cloth, thread) =>
    patch('M34 152C44 146 54 142 62 140C84 152 118 172 134 204H92C74 182 52 164 34 152Z', thread) +
    sewn('M44 150C70 162 104 184 116 204M56 146C84 160 116 182 127 204', cloth, 2),
  hood: (_cloth, thread) =>
    patch(
      'M52 142C58 128 66 138 66 142C70 152 90 152 94 142C94 138 102 128 108 142C112 164 96 172 80 172C64 172 48 164 52 142Z',
      thread,
    ) + sewn('M72 174V196M88 174V196', thread, 2.2),
  band: (cloth, thread) =>
    loose('M54 144C62 170 98 170 106 144', thread, 7, { 'stroke-linecap': undefined }) +
    sewn('M54 144C62 170 98 170 106 144', cloth, 2),
} satisfies Record<string, (cloth: string, thread: string) => string>
