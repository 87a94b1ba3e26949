/** Window sizes of laptops, desktops and a tablet, width by height. */
export const WINDOWS = [
  [960, 600],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1536, 730],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
] as const
