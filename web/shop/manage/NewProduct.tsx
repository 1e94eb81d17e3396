import { ProductDialog } from './ProductDialog.tsx'

const isNotThere = async () => ({ isSuccess: true, stored: undefined })

/** A new product, over any page. */
export const NewProduct = ({ onClose }: { onClose: () => void }) => (
  <ProductDialog stored={null} readAgain={isNotThere} onClose={onClose} />
)
