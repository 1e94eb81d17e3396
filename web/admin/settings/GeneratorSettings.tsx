import { settingsWords } from '@bewezen/domain/admin/settingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { TextSettingForm } from './TextSettingForm.tsx'

/** The partner whose products the image generator draws, and the code that they get with it (SHOP-AI-13). */
export function GeneratorSettings() {
  const read = useRead(api.shop.images, {})
  return (
    <Card as="section" pad aria-labelledby="generator" className="grid gap-6">
      <h2 id="generator" className="heading text-fs-21">
        {settingsWords.generator}
      </h2>
      <Loaded read={read} failed={adminWords.loadFailed} waiting={<Skeleton className="h-40 w-full" />}>
        {({ partnerName, discountCode }) => (
          <>
            <TextSettingForm name="generatorPartner" stored={partnerName} onSaved={read.refetch} />
            <TextSettingForm name="generatorCode" stored={discountCode} onSaved={read.refetch} />
          </>
        )}
      </Loaded>
    </Card>
  )
}
