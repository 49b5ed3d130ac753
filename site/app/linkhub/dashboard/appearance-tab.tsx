import { dashboard } from '@nokshi/content/dashboard.ts'
import type { ReactNode } from 'react'
import { PictureEditor } from '../editor/picture-editor.tsx'
import { ColourField } from '../fields/colour-field.tsx'
import { GradientField } from '../fields/gradient-field.tsx'
import { AppearanceLook } from './appearance-look.tsx'
import { AppearanceOrder } from './appearance-order.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { AppearanceText } from './appearance-text.tsx'
import { AppearanceUsername } from './appearance-username.tsx'
import './appearance-fields.css'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.appearance

interface AppearanceTabProps extends Editing {
  triedUsername: string | undefined
  onTryUsername: (username: string | undefined) => void
}

export function AppearanceTab({ editor, state, triedUsername, onTryUsername }: AppearanceTabProps) {
  const { gradient, selectedColor } = state.draft
  return (
    <div className="dash-panel">
      <Part heading={labels.look}>
        <GradientField value={gradient} onChange={(chosen) => editor.change({ gradient: chosen })} />
        <ColourField value={selectedColor} onChange={(hex) => editor.change({ selectedColor: hex })} />
        <AppearanceLook editor={editor} state={state} />
      </Part>
      <Part heading={labels.order}>
        <AppearanceOrder editor={editor} state={state} />
      </Part>
      <Part heading={labels.pictures}>
        <PictureEditor place="profile" editor={editor} state={state} />
        <PictureEditor place="banner" editor={editor} state={state} />
      </Part>
      <Part heading={labels.labels}>
        <AppearanceText field="name" editor={editor} state={state} />
        <AppearanceText field="bio" editor={editor} state={state} />
      </Part>
      <Part heading={labels.address}>
        <AppearanceUsername editor={editor} state={state} tried={triedUsername} onTry={onTryUsername} />
      </Part>
      <Part heading={labels.settings}>
        <AppearanceSettings editor={editor} state={state} />
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="dash-part">
      <h2 className="display-3">{heading}</h2>
      <div className="dash-part-fields">{children}</div>
    </section>
  )
}
