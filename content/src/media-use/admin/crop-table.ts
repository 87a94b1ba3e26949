/** A place of the site that cuts a picture to a shape of its own. */
interface Crop {
  /** Field of the record with the picture. */
  field: string
  place: string
  /** Width and height of the shape. */
  shape: readonly [width: number, height: number]
  /** Part of the picture that stays in sight when it has no focal point, as CSS has it. */
  keeps: string
  /** The style sheet that cuts it; a test compares the shapes. */
  style: string
}

/** Pictures that are cut, by model; all others are shown whole, or fill a space that depends on the text beside them. */
export const crops: Readonly<Record<string, readonly Crop[]>> = {
  'homepage-banner': [
    {
      ...{ field: 'picture', place: 'First screen, on a telephone', shape: [3, 2], keeps: '50% 70%' },
      style: 'features/home/home-hero.module.css',
    },
  ],
  page: [
    {
      ...{ field: 'picture', place: 'Head of the page, on a telephone', shape: [16, 10], keeps: '50% 50%' },
      style: 'ui/hero/hero.module.css',
    },
  ],
  post: [
    {
      ...{ field: 'picture', place: 'Head of the post', shape: [21, 9], keeps: '50% 50%' },
      style: 'features/blog/post-view.module.css',
    },
    {
      ...{ field: 'picture', place: 'In the list of posts', shape: [16, 9], keeps: '50% 50%' },
      style: 'features/blog/post-entry.module.css',
    },
  ],
  'menu-images-mdm': [
    {
      ...{ field: 'Image', place: 'Card of the menu', shape: [16, 10], keeps: '50% 50%' },
      style: 'chrome/mega-menu/card.module.css',
    },
  ],
}
