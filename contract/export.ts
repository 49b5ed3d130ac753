import { type Operations, own } from './operation.ts'

export const exportOperations = {
  'GET /api/linkhubAuth/me/export': {
    ...own(
      'Everything we keep about the logged-in user and their page: JSON, CSV and pictures in one ZIP file',
      'application/zip',
    ),
    limit: 20,
  },
} satisfies Operations
