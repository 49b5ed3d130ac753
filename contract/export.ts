import type { Operations } from './operation.ts'

export const exportOperations = {
  'GET /api/linkhubAuth/me/export': {
    summary:
      'Everything we keep about the logged-in user and their page: JSON, CSV and pictures in one ZIP file',
    needs: 'session',
    limit: 20,
    replies: { 200: 'application/zip' },
  },
} satisfies Operations
