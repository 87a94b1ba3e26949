/**
 * Words of Strapi's admin that are put differently here: ours are clearer, or true of this desk. A record is no entry, and
 * a file no asset.
 */
export const strapiWords: Readonly<Record<string, string>> = {
  'Auth.form.welcome.title': 'Welcome',
  'Auth.form.welcome.subtitle': 'Sign in to write and to answer',
  'Auth.form.register.subtitle': 'Choose your password',
  'app.components.LeftMenu.navbrand.title': 'Editors’ desk',
  'app.components.LeftMenu.navbrand.workplace': 'Content',
  'content-manager.components.LeftMenu.collection-types': 'By task',
  'content-manager.actions.delete.dialog.body':
    'Its page is gone at once. The record lies in the Bin for thirty days and can be taken back from there.',
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Their pages are gone at once. The records lie in the Bin for thirty days and can be taken back from there.',
  'content-manager.success.record.save': 'Saved',
  'content-manager.success.record.publish': 'Published',
  'content-manager.success.record.unpublish': 'Taken down',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'content-manager.validation.error': 'Some fields are not right yet. Each says why.',
  'upload.asset-details.crop.trigger': 'Focal point and crop',
  'upload.asset-details.crop.title': 'Focal point and crop',
  'upload.asset-details.crop.hint':
    'The circle marks what always stays in sight. Only a smaller rectangle cuts the picture itself.',
  'upload.asset-details.crop.success': 'Saved',
  'upload.asset-details.delete.description':
    'A file that is shown somewhere is not deleted: the message then says where. One that is deleted cannot be taken back.',
  'upload.asset-details.replace.description':
    'The new file stands at once wherever this one stands. This one lies in the Bin for thirty days.',
  'upload.asset-details.assetId': 'Number in the library',
  'upload.modal.file-details.id': 'Number in the library',
  'upload.control-card.set-focal-point': 'Focal point: what stays in sight',
  'upload.control-card.crop': 'Cut the picture itself',
  'upload.control-card.stop-crop': 'Stop cutting',
  'upload.checkControl.crop-original': 'Cut this picture',
  'upload.checkControl.crop-duplicate': 'Cut a copy',
  'upload.control-card.replace-media': 'Replace this file',
  'upload.form.input.description.file-alt': 'As you would describe it to a friend on the telephone.',
  'upload.mediaLibraryInput.placeholder': 'Choose a file, or drop one here',
  'upload.header.actions.add-assets': 'Add files',
  'upload.header.content.assets':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.input.label': 'Drop files here, or press to choose them',
  'upload.input.url.label': 'Addresses',
  'upload.input.url.description': 'One address on each line.',
  'upload.list.assets.title': 'Files ({count})',
  'upload.list.assets.to-upload': '{number, plural, =0 {No file} one {1 file} other {# files}} chosen',
  'upload.list.folder.subtitle':
    '{folderCount, plural, one {# folder} other {# folders}}, {filesCount, plural, one {# file} other {# files}}',
  'upload.modal.nav.computer': 'From this device',
  'upload.modal.nav.url': 'From other sites',
  'upload.modal.upload-list.footer.button': 'Upload {number, plural, one {# file} other {# files}}',
  'upload.modal.upload-list.sub-header-subtitle': 'The pencil of a file opens its name and its words',
  'upload.modal.upload-list.sub-header.button': 'Upload files',
  'HomePage.header.subtitle': 'What waits for you, and what changed last',
}
