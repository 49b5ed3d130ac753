import hubStylesheet from '../hub/hub.css?url'
import fieldsStylesheet from './profile-fields.css?url'

/** For the `links` of a page that edits a profile: the fields, and the preview beside them. */
export const editorStyles = [hubStylesheet, fieldsStylesheet].map((href) => ({ rel: 'stylesheet', href }))
