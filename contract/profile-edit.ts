import * as z from 'zod'
import { Version } from './crm/records.ts'
import { ContactMethods, MoreProfiles, NewContactMethods, NewMoreProfiles } from './linkhub/contact-methods.ts'
import { NewLinkDetail, OwnLinkDetail } from './linkhub/link-details.ts'
import { Look, NewLook } from './linkhub/look.ts'
import {
  CUSTOM_LINKS_MAX,
  CustomLink,
  DEFAULT_TIME_ZONE,
  LinkId,
  ownFields,
  Profile,
  pageLanguages,
  Socials,
} from './linkhub.ts'
import { type Operations, open, own } from './operation.ts'
import { refuse } from './sentences/refuse.ts'
import { TimeZone } from './time-zone.ts'

export const OwnProfile = Profile.extend({
  /** Grows with every change. An edit names the version it was made from. */
  version: z.number().int().default(1),
  timeZone: z.string().default(DEFAULT_TIME_ZONE),
  /** Whether the owner's own visits are counted, as everybody's are. */
  countsOwnVisits: z.boolean().default(true),
  /** Former usernames redirect to the page and stay reserved. */
  formerUsernames: z.array(z.string()).default([]),
  isSuspended: z.boolean().default(false),
  // All links, also those that are not shown now. Of an older process these are missing during an upgrade.
  profiles: MoreProfiles.default([]),
  contactMethods: ContactMethods.default({}),
  look: Look.default({}),
  linkDetails: z.record(z.string(), OwnLinkDetail).default({}),
})
export type OwnProfile = z.infer<typeof OwnProfile>

/** The edited page, as another owner may be logged in by now. Without it, that of whoever is logged in. */
const ProfileId = z.string(refuse('edited-page-missing')).max(64).optional()

/** A link keeps its id, and with it its clicks, when it is moved or reworded. One without an id is new. */
const EditedLink = CustomLink.extend({ id: LinkId.optional() })

const EditedLinks = z
  .array(EditedLink, refuse('links-not-a-list'))
  .max(CUSTOM_LINKS_MAX, refuse('too-many-links'))
  .refine(haveIdsOfTheirOwn, refuse('link-ids-equal'))

function haveIdsOfTheirOwn(links: z.output<typeof EditedLink>[]) {
  const ids = links.map((link) => link.id).filter((id) => id !== undefined)
  return new Set(ids).size === ids.length
}

/** By the ids of links. Links that are not named have no details. */
const EditedDetails = z
  .record(LinkId, NewLinkDetail, refuse('link-details-not-an-object'))
  .refine(
    (details) => Object.values(details).filter(({ isFeatured }) => isFeatured).length <= 1,
    refuse('two-featured-links'),
  )

/** What changed; everything else stays. All lists and objects are sent whole, lists in their order. */
export const ProfileEdit = z.object({
  profileId: ProfileId,
  version: Version,
  ...z.object(ownFields).partial().shape,
  socials: Socials.optional(),
  customLinks: EditedLinks.optional(),
  linkDetails: EditedDetails.optional(),
  profiles: NewMoreProfiles.optional(),
  contactMethods: NewContactMethods.optional(),
  look: NewLook.optional(),
  language: z.enum(pageLanguages, refuse('choose-page-language')).optional(),
  timeZone: TimeZone.optional(),
  countsOwnVisits: z.boolean(refuse('choose-own-visits')).optional(),
})
export type ProfileEdit = z.infer<typeof ProfileEdit>

/** The text fields beside a new picture, or the query when one is removed. */
export const PictureEdit = z.object({
  profileId: ProfileId,
  version: z
    .string(refuse('version-missing'))
    .regex(/^\d{1,10}$/, { ...refuse('version-missing'), abort: true })
    .transform(Number)
    .pipe(Version),
})
export type PictureEdit = z.infer<typeof PictureEdit>

/** Where somebody is: suggestions name their country and city. */
const AvailabilityQuery = z.object({ timeZone: z.string().max(64).optional() })

/** Not a promise: it may have changed when the form is sent. */
export const Availability = z.object({
  username: z.string(),
  isAvailable: z.boolean(),
  reason: z.string().optional(),
  suggestions: z.array(z.string()),
})
export type Availability = z.infer<typeof Availability>

/** An edit is refused with 409 if the profile has changed since its version, with 403 if it is another. */
export const profileEditOperations = {
  'GET /api/linkhubAuth/me': own('The profile of the logged-in user', OwnProfile),
  'PATCH /api/linkhubAuth/me': {
    ...own('Change the profile of the logged-in user', OwnProfile),
    body: ProfileEdit,
    refusals: [409, 429],
  },
  'PUT /api/linkhubAuth/me/pictures/{kind}': {
    ...own('Replace the profile picture, the banner or the background', OwnProfile),
    body: PictureEdit,
    files: ['picture'],
    limit: 300,
    refusals: [409],
  },
  'DELETE /api/linkhubAuth/me/pictures/{kind}': {
    ...own('Remove the profile picture, the banner or the background; the version is in the query', OwnProfile),
    query: PictureEdit,
    refusals: [409],
  },
  'PUT /api/linkhubAuth/me/links/{id}/picture': {
    ...own('Put a small picture beside a link, or replace it', OwnProfile),
    body: PictureEdit,
    files: ['picture'],
    limit: 300,
    refusals: [409],
  },
  'DELETE /api/linkhubAuth/me/links/{id}/picture': {
    ...own('Remove the picture of a link; the version is in the query', OwnProfile),
    query: PictureEdit,
    refusals: [409],
  },
  'GET /api/linkhub/{username}/availability': {
    ...open('Whether a username is free right now', 6_000, Availability),
    query: AvailabilityQuery,
  },
} satisfies Operations
